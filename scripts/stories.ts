import { startWorkshop } from './serve/workshop.ts'

/** Serves the component workshop until it is stopped, and prints where it is. */
const workshop = await startWorkshop(Number(process.env.PORT ?? 6006))
console.log(`\n  The workshop is ready:  ${workshop.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void workshop.stop().then(() => process.exit(0)))
