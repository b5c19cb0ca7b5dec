import sharp from 'sharp'
import { ApiError } from '../api-error.ts'

/** Beyond it a small file may unpack to more than the server has. */
const mostPixels = 40_000_000
const longestSide = 2_400

/**
 * Draws a picture anew as WebP, so that nothing of the file survives but what is seen: no metadata, no second content.
 * What it is, its content says, whatever it was sent as.
 * @throws ApiError unsupported_media_type for anything but a PNG or JPEG, body_too_large for too many pixels,
 * invalid_input for a broken one
 */
export async function redraw(image: Uint8Array): Promise<Buffer> {
  const read = () => sharp(image, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
  // The header alone, before anything is unpacked.
  const { format, width, height } = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: null, width: 0, height: 0 }))
  if (format !== 'png' && format !== 'jpeg') throw new ApiError('unsupported_media_type')
  if (width * height > mostPixels) throw new ApiError('body_too_large')
  return read()
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw new ApiError('invalid_input', { faults: [{ field: 'image', fault: 'pattern' }] })
    })
}
