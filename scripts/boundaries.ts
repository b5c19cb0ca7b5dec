import type { IForbiddenRuleType } from 'dependency-cruiser'
import { domainOrder as domains } from '../apps/platform/src/domains/order.ts'
import { featureOrder as features } from '../apps/web/src/features/order.ts'

/** Tests and what they share may set up whatever they need. */
const tests = '(\\.test\\.tsx?|[./]fixtures\\.ts|/fixtures/[^/]+\\.ts|/contract-tests/[^/]+\\.ts)$'
/** Tests and stories of the player site import from anywhere in it. */
const webTests = [tests, '\\.stories\\.tsx$']
const featureFolder = (name: string) => `^apps/web/src/features/${name}/`
const folder = (name: string) => `^apps/platform/src/domains/${name}/`

/** The plan of the house: what may import what. */
const rules: IForbiddenRuleType[] = [
  ...domains.slice(0, -1).map((name, place) => ({
    name: `${name}-calls-only-those-before-it`,
    from: { path: folder(name), pathNot: tests },
    to: { path: domains.slice(place + 1).map(folder) },
  })),
  ...features.slice(0, -1).map((name, place) => ({
    name: `web-${name}-imports-only-those-before-it`,
    from: { path: featureFolder(name), pathNot: webTests },
    to: { path: features.slice(place + 1).map(featureFolder) },
  })),
  {
    name: 'features-stand-in-their-order',
    comment: 'A folder that the list does not name has no place.',
    from: { path: '^apps/web/src/features/[^/]+/', pathNot: features.map(featureFolder) },
    to: {},
  },
  {
    name: 'features-by-their-face',
    comment: 'A feature is reached through its index.ts, but for styles and for what loads on demand.',
    from: { path: '^apps/web/src/(?:features/([^/]+)/|)', pathNot: webTests },
    to: {
      path: '^apps/web/src/features/([^/]+)/',
      pathNot: ['^apps/web/src/features/$1/', '/index\\.ts$', '\\.module\\.css$'],
      dynamic: false,
    },
  },
  {
    name: 'shared-knows-no-feature',
    from: { path: '^apps/web/src/shared/', pathNot: webTests },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'features-know-no-app',
    comment: 'The app puts features together. What one needs of it is in shared.',
    from: { path: '^apps/web/src/features/', pathNot: webTests },
    to: { path: '^apps/web/src/(app/|[^/]+$)' },
  },
  {
    name: 'domains-by-their-face',
    comment: 'A domain reaches another only through its index.ts.',
    from: { path: '^apps/platform/src/domains/([^/]+)/', pathNot: tests },
    to: { path: '^apps/platform/src/domains/([^/]+)/', pathNot: ['^apps/platform/src/domains/$1/', '/index\\.ts$'] },
  },
  {
    name: 'domains-name-their-own-tables',
    comment: 'Tests, the demo and commands name any table, a domain its own.',
    from: { path: '^apps/platform/src/domains/([^/]+)/', pathNot: tests },
    to: { path: '^apps/platform/src/domains/every-table\\.ts$' },
  },
  {
    name: 'kernel-knows-no-domain',
    from: { path: '^apps/platform/src/kernel/' },
    to: { path: '^apps/platform/src/domains/' },
  },
  {
    name: 'packages-know-no-app',
    comment: 'What apps share knows none of them. Only packages/testing puts whole apps together.',
    from: { path: '^packages/', pathNot: ['^packages/testing/'] },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-know-no-other-app',
    comment: 'What two apps need is a package.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'tests-stay-tests',
    comment: 'Nothing that runs for users imports what tests are made with.',
    from: { path: '^(apps|packages)/', pathNot: ['^packages/testing/', tests] },
    to: { path: ['^packages/testing/', tests] },
  },
  {
    name: 'nothing-imports-what-starts-it',
    from: { path: '^(apps|packages)/', pathNot: ['^packages/testing/', tests] },
    to: { path: '^(scripts|bench|e2e)/' },
  },
  {
    name: 'journeys-come-by-the-front-door',
    comment: 'A journey sees what a user sees: pages and calls, and packages/testing for the site around them.',
    from: { path: '^e2e/' },
    to: { path: ['^apps/', '^bench/'] },
  },
  {
    name: 'scripts-know-no-page',
    comment: 'Scripts and benchmarks put servers together and measure them; pages are built, not imported.',
    from: { path: '^(scripts|bench)/' },
    to: { path: '^apps/(web|games|console)/(?!workshop/|src/features/order[.]ts)' },
  },
  {
    name: 'games-are-strangers',
    comment: 'The platform imports nothing of the studio or its maths.',
    from: { path: '^apps/platform/' },
    to: { path: '^(apps/studio|packages/game-kit)/' },
  },
  {
    name: 'browser-carries-no-server',
    from: { path: '^(apps/(web|console)|packages/ui)/src/', pathNot: ['server\\.tsx$', '\\.test\\.'] },
    to: { path: '^(apps/platform|apps/studio|packages/server-kit|packages/art|packages/game-kit|node_modules/zod)/' },
  },
  {
    name: 'players-load-no-desk',
    comment: 'Rows and parts of the operator console are for operators alone.',
    from: { path: '^apps/(web|games)/src/', pathNot: ['\\.test\\.'] },
    to: { path: '^(apps/console|packages/api/src/endpoints/operator|packages/ui/src/desk)/' },
  },
  {
    name: 'games-carry-no-server',
    comment: 'A game page has the rules of games and what it draws them with.',
    from: { path: '^apps/games/src/', pathNot: ['\\.test\\.'] },
    to: { path: '^(apps/(platform|studio|web)|packages/server-kit|node_modules/zod)/' },
  },
  {
    name: 'components-name-react',
    comment: 'What stands in its place is chosen by a build.',
    from: { path: '^(apps|packages)/' },
    to: { path: '^node_modules/preact/' },
  },
  {
    name: 'stories-stay-in-the-workshop',
    comment: 'Nothing that browsers or servers load imports a story, or what stories are shown with.',
    from: { path: '^(apps|packages)/', pathNot: ['^apps/web/workshop/', '\\.(stories|test)\\.tsx?$'] },
    to: { path: ['\\.stories\\.', '^apps/web/workshop/'] },
  },
  {
    name: 'money-imports-nothing',
    from: { path: '^packages/money/src/index.ts' },
    to: { path: '.' },
  },
  {
    name: 'no-circles',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
]

/** Configuration of the checker. */
export const boundaries = {
  forbidden: rules.map(rule => ({ ...rule, severity: 'error' as const })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['dist/', '\\.data\\.json$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
