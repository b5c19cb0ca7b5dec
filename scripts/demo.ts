import { DemoError, operatorsOf } from './demo/operators.ts'
import { doing, namedScenarios, scenarios, undoing } from './demo/scenarios.ts'
import { change } from './demo/turn.ts'

/** Turns a scenario of the running demo on or off: `npm run demo -- closed`, `npm run demo -- closed off`. */
async function main([name, state = 'on', ...more]: string[]): Promise<void> {
  if (!name) return console.log(listing())
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name]! : null
  if (!scenario) throw new DemoError(`There is no scenario "${name}".\n\n${listing()}`)
  if (!['on', 'off'].includes(state) || more.length > 0)
    throw new DemoError(`Say on or off: npm run demo -- ${name} off`)
  const host = `localhost:${process.env.PORT ?? 8080}`
  console.log(`Asking the server at http://${host}.`)
  const deployment = { host, nowMs: Date.now() }
  const changes = state === 'on' ? doing(scenario, deployment) : undoing(scenario, deployment)
  await change(operatorsOf(`http://${host}`), changes)
  console.log(state === 'on' ? `On: ${scenario.shows}.\nSee ${addressOf(scenario.path, host)}` : `Off: ${name}.`)
}

/** A path of the site, or one that begins with another host of this machine. */
function addressOf(path: string, host: string): string {
  const [, otherHost, rest] = /^\/\/([^/]+)(.*)$/.exec(path) ?? []
  return otherHost ? `http://${otherHost}${/:\d+$/.exec(host)?.[0] ?? ''}${rest}` : `http://${host}${path}`
}

function listing(): string {
  const width = Math.max(...namedScenarios.map(name => name.length))
  const others = Object.keys(scenarios).filter(name => !namedScenarios.includes(name))
  return [
    'Scenarios, each turned on by npm run demo -- NAME and off by npm run demo -- NAME off:',
    ...namedScenarios.map(name => `  ${name.padEnd(width)}  ${scenarios[name]!.shows}`),
    'And the site without a module:',
    ...others.map(name => `  ${name}`),
  ].join('\n')
}

main(process.argv.slice(2)).catch(error => {
  console.error(error instanceof DemoError ? error.message : error)
  process.exit(1)
})
