let count = 0

/** A username that no other test of this run takes. */
export const uniqueName = (prefix = 'lan'): string =>
  `${prefix}${process.pid.toString(36)}${(++count).toString(36)}`.slice(0, 15)
