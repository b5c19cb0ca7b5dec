const family = 'Bricolage Grotesque'

export const titleFont = `"${family}", "Trebuchet MS", sans-serif`

/** After so long the letters are painted in another face. */
const patienceMs = 2_000

/**
 * Loads the face of titles and amounts. Pages take it only where it is at hand at once, and else from their next visit on;
 * a frame without an origin keeps no file for a next visit, so it takes the face whenever it comes. Letters on the canvas
 * are painted once, so they wait for it, but not for long.
 */
export async function loadTitleFace(): Promise<void> {
  for (const face of document.fonts) if (face.family.includes(family)) face.display = 'swap'
  const wanted = document.fonts.load(`800 40px ${titleFont}`)
  await Promise.race([wanted, new Promise(resolve => setTimeout(resolve, patienceMs))]).catch(() => {})
}
