import { setTimeout as delay } from 'node:timers/promises'
import { doCommand } from './control/commands.ts'
import { listenForCommands } from './control/control.ts'
import { Laboratory } from './inside/laboratory.ts'
import { foldersOf, project } from './system/folders.ts'

/** A database that has lost the others waits for them as it stops. */
const stopWithinMs = 20_000

/** Inside of the namespaces: starts a laboratory and does what commands say, until whoever started it closes the line. */
const [dataDir, publicUrl, proof, ...words] = process.argv.slice(2) as [string, string, string?, ...string[]]
const folders = foldersOf(dataDir)
const laboratory = new Laboratory(folders, {
  project,
  publicUrl,
  ...(proof === 'upgrade' && { version: folders.before }),
})
process.stdin.resume().once('end', async () => {
  // Its namespace ends whatever is left.
  await Promise.race([laboratory.stop(), delay(stopWithinMs)])
  process.exit(0)
})
const say = (text: string) => console.log(text)
await laboratory.start(say)
await listenForCommands(folders.control, words => doCommand(laboratory, words))
console.log('ready')
if (proof) {
  const isGood = await prove(proof)
  await Promise.race([laboratory.stop(), delay(stopWithinMs)])
  process.exit(isGood ? 0 : 1)
}

/** Runs a proof on the laboratory. @returns whether it held */
async function prove(name: string): Promise<boolean> {
  if (name === 'upgrade') return (await import('./drill/run-upgrade.ts')).runUpgrade(laboratory, say)
  if (name === 'drill') return (await import('./drill/run-drill.ts')).runDrill(laboratory, say)
  const [count = '200', only = ''] = words
  return (await import('./faults/run-faults.ts')).runFaults(laboratory, { count: Number(count), only }, say)
}
