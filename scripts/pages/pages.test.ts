import { expect, test } from 'vitest'
import { docPages, findUntrue } from './pages.ts'

test('[MEND-053] pages name commands, benchmarks, files and chapters that there are', () => {
  const pages = docPages()
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['README.md', 'docs/operations.md']))
  expect(pages.flatMap(findUntrue)).toEqual([])
})

test.each([
  ['a link', '[house](docs/house.md)', 'leads to docs/house.md'],
  ['a picture', '![Home](docs/images/lost.webp)', 'leads to docs/images/lost.webp'],
  ['a chapter', '[steps](docs/operations.md#no-such-steps)', 'leads to docs/operations.md#no-such-steps'],
  ['a command', 'Take `npm run polish`.', 'knows a command polish'],
  ['a benchmark', 'npm run bench -- wallet-cure', 'knows a benchmark wallet-cure'],
  ['a benchmark beside another', '`npm run bench -- wallet-core`; `-- astray` too', 'knows a benchmark astray'],
  ['a folder', 'It lies in `apps/lost/src`.', 'names apps/lost/src'],
])('%s that leads nowhere is told', (_what, text, fault) => {
  expect(findUntrue({ path: 'README.md', text })).toEqual([`README.md: ${fault}`])
})
