// A finger that taps twice means it once: the second tap would meet what the first one has brought.

const AGAIN = 350; // ms: people double-tap within about 300
const NEAR = 40; // CSS pixels, a finger's width

let before = { timeStamp: -Infinity };

// The same button may be tapped as fast as one likes: "+" stays where it is, an answer makes room for others.
export function takeDoubleTapsAsOne() {
  document.addEventListener("click", (event) => {
    if (!event.detail) return; // a key
    const { timeStamp, clientX, clientY } = event;
    const target = event.target.closest("button") ?? event.target;
    const near = Math.hypot(clientX - before.clientX, clientY - before.clientY) < NEAR;
    const again = near && timeStamp - before.timeStamp < AGAIN;
    if (again && target !== before.target) {
      event.preventDefault();
      event.stopPropagation();
    }
    before = { timeStamp, clientX, clientY, target: again ? before.target : target };
  }, true);
}
