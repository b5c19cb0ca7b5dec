import { expect, test } from 'vitest'
import { findFaults, type SourceFile } from './tidy.ts'

const file = (path: string, text = ''): SourceFile => ({ path, text })
const lines = (count: number) => 'a\n'.repeat(count)
const folder = (path: string, count: number) =>
  Array.from({ length: count }, (_, place) => file(`${path}/f${place}.ts`))

test.each([
  ['a file of 301 lines', [file('apps/web/src/a.ts', lines(301))], 'apps/web/src/a.ts: more than 300 lines'],
  ['a folder of 16 files', folder('packages/ui/src/tabs', 16), 'packages/ui/src/tabs: more than 15 files'],
  [
    'a title with four ids',
    [
      file(
        'e2e/lobby.test.ts',
        `test('[${['LOBBY-001', 'LOBBY-002', 'LOBBY-003', 'HOME-001'].join(', ')}] all of it', go)`,
      ),
    ],
    'e2e/lobby.test.ts: a title with more than 3 ids, LOBBY-001, LOBBY-002, LOBBY-003, HOME-001',
  ],
  [
    'a title with four ids in two brackets',
    [
      file(
        'e2e/lobby.test.ts',
        `test.describe('${['[LOBBY-001, LOBBY-002]', '[LOBBY-003, HOME-001]'].join(' ')} all of it', go)`,
      ),
    ],
    'e2e/lobby.test.ts: a title with more than 3 ids, LOBBY-001, LOBBY-002, LOBBY-003, HOME-001',
  ],
  [
    'a path of the endpoint table',
    [file('apps/web/src/a.ts', "fetch('/wps/system/permission')")],
    'apps/web/src/a.ts: writes the path /wps/system/permission',
  ],
  [
    "a path of the studio's calls",
    [file('apps/games/src/slots/a.ts', "fetch('/studio/api/spin')")],
    'apps/games/src/slots/a.ts: writes the path /studio/api/spin',
  ],
  [
    'an element that a game makes by hand',
    [file('apps/games/src/slots/view.tsx', "const box = document.createElement('div')")],
    'apps/games/src/slots/view.tsx: makes an element by hand, createElement',
  ],
  [
    'a comment that opens as a riddle',
    [file('apps/web/src/a.ts', '// Whoever comes late\nexport const a = 1')],
    'apps/web/src/a.ts: a comment opens with "Whoever"',
  ],
])('%s is told', (_what, files, fault) => {
  expect(findFaults(files)).toEqual([fault])
})

test('what keeps the bounds is not told, nor are long texts and what a test sends', () => {
  expect(
    findFaults([
      file('apps/web/src/a.ts', lines(300)),
      file('apps/web/src/locales/en.ts', lines(900)),
      ...folder('packages/ui/src/tabs', 15),
      file('apps/games/src/slots/stage/atlas.ts', "document.createElement('canvas')"),
      file('e2e/a.test.ts', "test('[LOBBY-001, LOBBY-002, LOBBY-003] it', () => fetch('/studio/api/spin'))"),
    ]),
  ).toEqual([])
})
