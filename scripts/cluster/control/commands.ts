import type { Laboratory } from '../inside/laboratory.ts'

/** What each command of a laboratory does, on a machine by its name. */
const acts: Record<string, (laboratory: Laboratory, name: string) => unknown> = {
  kill: (laboratory, name) => laboratory.machine(name).kill(),
  freeze: (laboratory, name) => laboratory.machine(name).freeze(),
  thaw: (laboratory, name) => laboratory.machine(name).thaw(),
  stop: (laboratory, name) => laboratory.machine(name).stop(),
  start: (laboratory, name) => laboratory.machine(name).start(),
  partition: (laboratory, name) => laboratory.partition(name, true),
  heal: (laboratory, name) => laboratory.partition(name, false),
}

const usage = `status | ${Object.keys(acts).join(' NAME | ')} NAME`

/** Does what a command says. Answers how the machines stand after it. @throws Error with what to write instead */
export async function doCommand(laboratory: Laboratory, [word = '', name]: readonly string[]): Promise<string> {
  if (word !== 'status') {
    const act = acts[word]
    if (!act || !name) throw new Error(`Write npm run cluster -- ${usage}`)
    await act(laboratory, name)
  }
  return standing(laboratory)
}

async function standing(laboratory: Laboratory): Promise<string> {
  const primary = await laboratory.primary()
  const lines = [...laboratory.machines].map(([name, machine]) => {
    const marks = [name === primary && 'primary', laboratory.isCut(name) && 'cut off'].filter(Boolean)
    const again = machine.restarts > 0 ? `started again ${machine.restarts}x` : ''
    return [name.padEnd(8), machine.state.padEnd(8), marks.join(', ').padEnd(8), again].join(' ').trimEnd()
  })
  return lines.join('\n')
}
