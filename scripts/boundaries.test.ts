import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { afterEach, describe, expect, test } from 'vitest'
import { featureOrder } from '../apps/web/src/features/order.ts'
import { boundaries } from './boundaries.ts'
import { houseDiagram } from './house-diagram.ts'

let root: string | undefined
afterEach(() => {
  if (root) rmSync(root, { recursive: true, force: true })
})

/** Names of the rules that a little house breaks, whose files import one another as told. */
async function broken(imports: Record<string, string>): Promise<string[]> {
  const house = mkdtempSync(join(tmpdir(), 'bz-house-'))
  root = house
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  for (const path of [...Object.keys(imports), ...Object.values(imports)]) write(path, 'export const a = 1\n')
  for (const [from, to] of Object.entries(imports)) {
    const way = relative(dirname(from), to)
    write(from, `import { a } from '${way.startsWith('.') ? way : `./${way}`}'\nexport const b = a\n`)
  }
  const { exclude, tsPreCompilationDeps, enhancedResolveOptions } = boundaries.options
  const { output } = await cruise(
    ['.'],
    {
      baseDir: house,
      validate: true,
      exclude,
      tsPreCompilationDeps,
      ruleSet: { forbidden: boundaries.forbidden } as IFlattenedRuleSet,
    },
    enhancedResolveOptions,
  )
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)
}

const domains = 'apps/platform/src/domains'
const features = 'apps/web/src/features'

test.each([
  [
    'a domain that calls one after it',
    `${domains}/ledger/post.ts`,
    `${domains}/cashier/index.ts`,
    'ledger-calls-only-those-before-it',
  ],
  [
    'a domain that reaches past the face of another',
    `${domains}/cashier/pay.ts`,
    `${domains}/ledger/post.ts`,
    'domains-by-their-face',
  ],
  [
    'a domain that names any table',
    `${domains}/cashier/pay.ts`,
    `${domains}/every-table.ts`,
    'domains-name-their-own-tables',
  ],
  [
    'a kernel that knows a domain',
    'apps/platform/src/kernel/log.ts',
    `${domains}/ledger/index.ts`,
    'kernel-knows-no-domain',
  ],
  ['a package that knows an app', 'packages/api/src/index.ts', 'apps/web/src/client.ts', 'packages-know-no-app'],
  ['an app that knows another', 'apps/studio/src/rounds/open.ts', 'apps/platform/src/app.ts', 'apps-know-no-other-app'],
  [
    'a platform that knows the games',
    'apps/platform/src/app.ts',
    'packages/game-kit/src/index.ts',
    'games-are-strangers',
  ],
  [
    'a server that imports what tests are made with',
    'apps/studio/src/app.ts',
    'packages/testing/src/index.ts',
    'tests-stay-tests',
  ],
  ['a server that imports its starter', 'apps/studio/src/app.ts', 'scripts/serve.ts', 'nothing-imports-what-starts-it'],
  ['a journey by the back door', 'e2e/lobby.test.ts', 'apps/platform/src/app.ts', 'journeys-come-by-the-front-door'],
  ['a script that imports a page', 'scripts/build.ts', 'apps/web/src/client.ts', 'scripts-know-no-page'],
  [
    'a game that carries a server',
    'apps/games/src/slots/main.tsx',
    'packages/server-kit/src/log.ts',
    'games-carry-no-server',
  ],
  ['a page that carries a server', 'apps/web/src/client.ts', 'packages/art/src/index.ts', 'browser-carries-no-server'],
  [
    'a feature that imports a later one',
    `${features}/banners/index.ts`,
    `${features}/home/index.ts`,
    'web-banners-imports-only-those-before-it',
  ],
  [
    'a feature without a place',
    `${features}/lost/index.ts`,
    'apps/web/src/shared/one.ts',
    'features-stand-in-their-order',
  ],
  [
    'a feature that reaches into another',
    `${features}/home/home.ts`,
    `${features}/banners/slides.ts`,
    'features-by-their-face',
  ],
  [
    'an app that reaches into a feature',
    'apps/web/src/app/app.ts',
    `${features}/home/home.ts`,
    'features-by-their-face',
  ],
  [
    'a shared file that knows a feature',
    'apps/web/src/shared/one.ts',
    `${features}/home/index.ts`,
    'shared-knows-no-feature',
  ],
  ['a feature that knows the app', `${features}/home/home.ts`, 'apps/web/src/app/app.ts', 'features-know-no-app'],
  [
    'a page that carries a story',
    'apps/web/src/client.ts',
    'packages/ui/src/button.stories.ts',
    'stories-stay-in-the-workshop',
  ],
  ['money that imports', 'packages/money/src/index.ts', 'packages/money/src/parse.ts', 'money-imports-nothing'],
])('%s is told', async (_breach, from, to, rule) => {
  expect(await broken({ [from]: to })).toEqual([rule])
})

test('a circle of imports is told', async () => {
  const [one, other] = ['apps/web/src/shared/one.ts', 'apps/web/src/shared/other.ts']
  expect(new Set(await broken({ [one]: other, [other]: one }))).toEqual(new Set(['no-circles']))
})

test('what the plan allows is not told', async () => {
  expect(
    await broken({
      [`${domains}/cashier/pay.ts`]: `${domains}/ledger/index.ts`,
      'apps/studio/src/rounds/open.ts': 'packages/game-kit/src/index.ts',
      'apps/studio/src/rounds/open.test.ts': 'packages/testing/src/index.ts',
      'packages/testing/src/world.ts': 'apps/platform/src/app.ts',
      'scripts/serve.ts': 'apps/platform/src/app.ts',
      [`${features}/home/home.ts`]: `${features}/banners/index.ts`,
      [`${features}/home/home.test.ts`]: `${features}/palette/palette.ts`,
      'apps/web/src/app/app.ts': `${features}/home/index.ts`,
    }),
  ).toEqual([])
})

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8')

  test('names the features of the player site in their order', () => {
    expect(text.replace(/\s+/g, ' ')).toContain(`${featureOrder.join(', ')}.`)
  })

  test('shows the house as it is built, and is read in one sitting', () => {
    expect(text).toContain(houseDiagram())
    // The diagram grows with the house, the words beside it do not.
    expect(text.replace(houseDiagram(), '').split(/\s+/).length).toBeLessThan(1_333)
  })
})
