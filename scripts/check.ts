import { checks, runSteps } from './steps.ts'

/** Types, lint and boundaries, the checks of every save. */
runSteps(checks)
