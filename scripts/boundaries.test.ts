import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { afterEach, expect, test } from 'vitest'
import { domainOrder } from '../apps/platform/src/domains/order.ts'
import { boundaries } from './boundaries.ts'

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
  ['a page that carries a server', 'apps/web/src/client.ts', 'packages/art/src/index.ts', 'browser-carries-no-server'],
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
    }),
  ).toEqual([])
})

test('ARCHITECTURE.md names the domains in their order', () => {
  const text = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
  expect(text).toContain(`kernel, ${domainOrder.join(', ')}.`)
})
