import { runCommand } from './commands/run-command.ts'

/** A house on many machines, on this one: `npm run cluster`, and in another terminal `npm run cluster -- status`. */
await runCommand(['BAIZE_DATA', 'PORT'], async ({ BAIZE_DATA, PORT }) => {
  const words = process.argv.slice(2)
  const { resolve } = await import('node:path')
  const { foldersOf } = await import('./cluster/system/folders.ts')
  const dataDir = resolve(BAIZE_DATA)
  const folders = foldersOf(dataDir)
  const [word, count = '200', only = ''] = words
  const faults = word === 'faults' ? [count, only] : []
  if (words.length > 0 && faults.length === 0) {
    const { command } = await import('./cluster/control/control.ts')
    return console.log(await command(folders.control, words))
  }
  const { runOutside } = await import('./cluster/outside.ts')
  await runOutside(dataDir, folders, { port: PORT, faults })
})
