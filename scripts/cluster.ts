import { runCommand } from './commands/run-command.ts'

/**
 * A house on many machines, on this one: `npm run cluster`, and in another terminal `npm run cluster -- status`. `-- faults 200`,
 * `-- drill` and `-- upgrade REVISION` start one of their own, prove something on it, and end it.
 */
await runCommand(['BAIZE_DATA', 'PORT'], async ({ BAIZE_DATA, PORT }) => {
  const words = process.argv.slice(2)
  const { resolve } = await import('node:path')
  const { foldersOf } = await import('./cluster/system/folders.ts')
  const dataDir = resolve(BAIZE_DATA)
  const folders = foldersOf(dataDir)
  const isProof = ['faults', 'drill', 'upgrade'].includes(words[0] ?? '')
  if (words.length > 0 && !isProof) {
    const { command } = await import('./cluster/control/control.ts')
    return console.log(await command(folders.control, words))
  }
  const { runOutside } = await import('./cluster/outside.ts')
  await runOutside(dataDir, folders, { port: PORT, proof: words })
})
