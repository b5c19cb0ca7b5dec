/** Order of the platform's domains: each calls only those before it, through their index. */
const domains = [
  'ledger',
  'identity',
  'agents',
  'messages',
  'members',
  'catalogue',
  'launch',
  'rounds',
  'bonuses',
  'gateway',
  'wallet',
  'rebates',
  'contracts',
  'records',
  'cashier',
  'teams',
  'points',
  'promotions',
  'missions',
  'club',
  'lottery',
  'site',
  'service',
]
/** Tests and what they share may set up whatever they need. */
const tests = '(\\.test|/fixtures)\\.ts$'
const folder = name => `^apps/platform/src/domains/${name}/`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...domains.slice(0, -1).map((name, place) => ({
      name: `${name}-calls-only-those-before-it`,
      severity: 'error',
      from: { path: folder(name), pathNot: tests },
      to: { path: domains.slice(place + 1).map(folder) },
    })),
    {
      name: 'domains-by-their-face',
      comment: 'A domain reaches another only through its index.ts.',
      severity: 'error',
      from: { path: '^apps/platform/src/domains/([^/]+)/', pathNot: tests },
      to: { path: '^apps/platform/src/domains/([^/]+)/', pathNot: ['^apps/platform/src/domains/$1/', '/index\\.ts$'] },
    },
    {
      name: 'kernel-knows-no-domain',
      severity: 'error',
      from: { path: '^apps/platform/src/kernel/' },
      to: { path: '^apps/platform/src/domains/' },
    },
    {
      name: 'games-are-strangers',
      comment: 'The platform imports nothing of the studio or its maths.',
      severity: 'error',
      from: { path: '^apps/platform/' },
      to: { path: '^(apps/studio|packages/game-kit)/' },
    },
    {
      name: 'browser-carries-no-server',
      severity: 'error',
      from: { path: '^(apps/web|packages/ui)/src/', pathNot: ['server\\.tsx$', '\\.test\\.'] },
      to: { path: '^(apps/platform|apps/studio|packages/art|packages/game-kit|node_modules/zod)/' },
    },
    {
      name: 'stories-stay-in-the-workshop',
      comment: 'Nothing that browsers or servers load imports a story, or what stories are shown with.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^apps/web/workshop/', '\\.(stories|test)\\.tsx?$'] },
      to: { path: ['\\.stories\\.', '^apps/web/workshop/'] },
    },
    {
      name: 'money-imports-nothing',
      severity: 'error',
      from: { path: '^packages/money/src/index.ts' },
      to: { path: '.' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
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
