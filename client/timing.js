/** Time as a browser has it, for whatever waits. @type {import("./socket.js").Timing} */
export const timing = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
