import { expect, test } from 'vitest'
import { docPages } from './pages.ts'
import { findLost } from './recipes.ts'

const recipes = docPages().filter(({ path }) => path.startsWith('docs/recipes/'))

test('[DEPLOY-019] every path, name and command of a recipe is there', () => {
  expect(recipes.length).toBeGreaterThan(10)
  expect(recipes.flatMap(findLost)).toEqual([])
})

test.each([
  ['a path from the root', 'Look at `apps/web/src/lost.ts`.', 'no file is apps/web/src/lost.ts'],
  ['the end of a path', 'It stands in `shared/lost/open-page.tsx`.', 'no file is shared/lost/open-page.tsx'],
  ['a folder with a place left open', 'Make `apps/lost/src/<name>/`.', 'no file is apps/lost/src/<name>/'],
  ['a file of a package', 'Take `@baize/ui/lost.tsx`.', 'no file is @baize/ui/lost.tsx'],
  ['a name', 'Ask `useLostThing(call)`.', 'nothing is called useLostThing'],
  [
    'a name in another file',
    'Add it to `isDraw` of `packages/api/src/errors.ts`.',
    'packages/api/src/errors.ts has no isDraw',
  ],
  ['a test', '```\nnpx vitest run --project unit packages/lost\n```', 'no test is packages/lost'],
  ['a project of tests', 'Run `npx vitest run --project lost packages/api`.', 'no project is lost'],
])('%s that is not there is told', (_what, text, fault) => {
  expect(findLost({ path: 'docs/recipes/add-a-thing.md', text })).toEqual([`docs/recipes/add-a-thing.md: ${fault}`])
})
