import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder that somebody who deploys Baize has cloned. */
export const project = fileURLToPath(new URL('../../../', import.meta.url))

const section = /^## A deployment from nothing\n([\s\S]*?)^## /m

/** The commands of the operations page that open a house, as they stand there, by the number of their step. */
export function commandsOfThePage(): Record<number, string> {
  const [, text = ''] = section.exec(readFileSync(`${project}docs/operations.md`, 'utf8')) ?? []
  return Object.fromEntries(
    text
      .split(/^(?=\d+\. )/m)
      .slice(1)
      .map(step => {
        const [, command] = /```\n\s*([^\n]*)\n\s*```/.exec(step) ?? /`([^`]+)`/.exec(step)!
        return [Number.parseInt(step, 10), command!]
      }),
  )
}
