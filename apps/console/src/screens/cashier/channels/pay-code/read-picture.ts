import jsqr from 'jsqr'

/** Larger pictures are drawn smaller: a code that a phone reads has no finer parts. */
const longestSidePx = 1_600

type ReadCode = typeof jsqr.default
// The package is one of CommonJS, whose only export comes as it is or below `default`.
const readCode = ('default' in jsqr ? jsqr.default : jsqr) as ReadCode

/** The text of the code in a picture; null where there is none to read. @throws DOMException for what is no picture */
export async function readPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  // Codes are often cut out with nothing behind them.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const found = readCode(context.getImageData(0, 0, width, height).data, width, height)
  if (!found) return null
  // The reader takes bytes for UTF-8 and answers no text where they are none: then they are letters of QR codes themselves.
  return found.data || String.fromCharCode(...found.binaryData) || null
}
