import { activityLimits } from '@baize/api/loyalty'

/** The files that an application may still take, beside the pictures that it has; the server checks their content. */
export function acceptPictures(files: readonly File[], have: number): { taken: File[]; refused: boolean } {
  const fits = files.filter(
    ({ type, size }) =>
      (activityLimits.imageTypes as readonly string[]).includes(type) && size <= activityLimits.imageBytes,
  )
  const taken = fits.slice(0, Math.max(0, activityLimits.images - have))
  return { taken, refused: taken.length < files.length }
}
