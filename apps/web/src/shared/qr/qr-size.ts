/** Side of a QR code that leads to a page, and the white around it. */
export const qrCode = { sizePx: 74, marginPx: 7 } as const
/** The same of a code that a bank's app scans off the screen: four modules of white and more. */
export const payQrCode = { sizePx: 208, marginPx: 24 } as const
