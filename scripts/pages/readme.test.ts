import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoDigits } from '@baize/platform/demo/life/life'
import { addPeople } from '@baize/platform/demo/life/people'
import { type DemoOperator, demoOperators, demoPassword } from '@baize/platform/demo/operators'
import { demoAffiliateCode } from '@baize/platform/demo/seed-demo'
import { kindOf, offeredGames } from '@baize/studio/games'
import { startTestPlatform } from '@baize/testing'
import { expect, test } from 'vitest'
import { writtenExample } from '../env-example.ts'
import { pictures } from '../pictures/pictures.ts'

const root = join(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const all = (pattern: RegExp) => [...readme.matchAll(pattern)].map(([, first]) => first!)

test('[MEND-053] each picture on show is made by the script, and each that it makes is kept and shown once', () => {
  const made = pictures.map(({ name }) => `docs/images/${name}.webp`).sort()
  expect(all(/!\[[^\]]+\]\(([^)]+)\)/g).sort()).toEqual(made)
  const kept = readdirSync(join(root, 'docs/images')).map(name => `docs/images/${name}`)
  expect(kept.sort()).toEqual(made)
})

const words = { three: 3, twelve: 12, thirty: 30 } as const

test('[MEND-053] as many games of a kind are offered as it says', () => {
  const offered = Object.groupBy(offeredGames(), ({ code }) => kindOf(code))
  const [games] = /^Register, get demo credit[\s\S]*?\n\n/m.exec(readme)!
  const said = (of: string) => {
    const [, count] = new RegExp(`([\\w,]+) ${of}`).exec(games)!
    return words[count as keyof typeof words] ?? Number(count!.replace(',', ''))
  }
  expect([said('slots'), said('lotteries'), said('live tables'), said('seas of fish')]).toEqual([
    offered.slot!.length,
    offered.lottery!.length,
    offered.table!.length,
    offered.fish!.length,
  ])
  expect([offered.duo, offered.instant, offered.book].every(games => games!.length > 1)).toBe(true)
})

test('[MEND-053] its variables are those of a deployment, with the defaults that count', () => {
  const declared = new Map(
    [...writtenExample().matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  const rows = [...readme.matchAll(/^\| (`[A-Z][^|]*) \| ([^|]*?) ?\|/gm)]
  expect(rows.length).toBeGreaterThan(15)
  for (const [, names, usual] of rows) {
    const [first, ...others] = [...names!.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name!)
    if (usual) expect([first, declared.get(first!)]).toEqual([first, usual.replaceAll('`', '')])
    for (const name of [first, ...others]) expect([name, declared.has(name!)]).toEqual([name, true])
  }
})

test('[MEND-053] whoever it names signs in with the password that it tells, and its code and digits are those of the demo', async () => {
  const [password, digits, code] = [/password `([^`\s]+#[^`]+)`/g, /withdrawal password `(\d+)`/g, /code `(\w+)`/g].map(
    pattern => all(pattern)[0],
  )
  expect([password, digits, code]).toEqual([demoPassword, demoDigits, demoAffiliateCode])
  const [table] = /\| demo account [\s\S]*?\n\n/.exec(readme)!
  const names = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) => cell!.match(/\w+/g)!)
  const site = await startTestPlatform()
  try {
    await addPeople(site)
    for (const name of names) {
      if (name in demoOperators) await site.operator(name as DemoOperator)
      else await (await site.visitor()).signIn(name, password!)
    }
    expect(names).toEqual(expect.arrayContaining(['player', ...Object.keys(demoOperators)]))
  } finally {
    await site.stop()
  }
})
