import { stageFont } from './paint.ts'

/** After so long the letters are painted in another face. */
const patienceMs = 2_000

/** Waits for the face of a stage's letters, which are painted once, but not for long. */
export async function loadStageFace(): Promise<void> {
  const wanted = document.fonts.load(`800 40px ${stageFont}`)
  await Promise.race([wanted, new Promise(resolve => setTimeout(resolve, patienceMs))]).catch(() => {})
}
