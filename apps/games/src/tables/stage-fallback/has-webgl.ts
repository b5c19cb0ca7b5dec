/** True where the browser can draw on a canvas with its graphics processor. */
export const hasWebgl = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('webgl2') !== null
