import { checks, runTogether } from './steps.ts'

/** Types, lint and boundaries, the checks of every save. */
await runTogether(checks)
