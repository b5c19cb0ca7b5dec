import type { Job } from '@baize/server-kit/jobs/job'
import { readJobHealth } from '@baize/server-kit/jobs/job-health'
import { runJob } from '@baize/server-kit/jobs/run-job'
import { type Scheduler, startScheduler } from '@baize/server-kit/jobs/scheduler'
import { RunningWork } from '@baize/server-kit/work/running-work'
import type { FastifyInstance } from 'fastify'
import { invariantNames } from './check-money.ts'
import { createDomains, type Domains } from './create-domains.ts'
import { refuseDemoFactor } from './demo/operators.ts'
import { createOperatorRobot } from './demo/robot/operator-robot.ts'
import { createSampleSignIn } from './demo/sign-in/sample-sign-in.ts'
import { handlersOf } from './handlers.ts'
import { jobsOf } from './jobs.ts'
import { SignOfLife } from './kernel/deployment/sign-of-life.ts'
import type { Handlers } from './kernel/http/handlers.ts'
import { publicSigningKeys } from './kernel/secrets/public-signing-keys.ts'
import { type Kernel, type KernelDependencies, openKernel } from './kernel/wiring/open-kernel.ts'
import { openHttp } from './open-http.ts'
import { jobsInTrouble } from './operations/jobs/in-trouble.ts'
import { askMetrics } from './operations/metrics/ask-metrics.ts'
import { operationsRoutes } from './operations/routes.ts'

export interface PlatformDependencies extends KernelDependencies {
  /** Check answers against their schemas. */
  checkResponses: boolean
  /** Where built pages lie; tests that only speak to the API leave it out. */
  webDist?: string
  /** Where the operator console is built, or will be. */
  consoleDist?: string
  /** Where the house's own studio answers; on this port when left out. */
  studioUrl?: string
}

/** The platform, wired and ready but not listening: the starter and the tests each put it behind a server. */
export interface Platform extends Domains, Pick<Kernel, 'demo' | 'delivery' | 'settings' | 'brand'> {
  app: FastifyInstance
  /** Public keys with which the platform signs its calls to providers, by key id. */
  signingKeys: Record<string, JsonWebKey>
  handlers: Handlers
  /** What the clock starts, so that tests can start it. */
  jobs: readonly Job[]
  /** Runs one as the clock would, with its row and its lease. */
  runJob(name: string): Promise<void>
  /** Runs them by the clock from now on, in a process that stays. @throws Error while the database is away; nothing runs then */
  startJobs(): Promise<void>
  /** Stops taking work, lets running work finish, closes what was opened. The database stays its opener's. */
  close(): Promise<void>
}

export async function createPlatform(deps: PlatformDependencies): Promise<Platform> {
  const kernel = await openKernel(deps)
  const { config, database, log, demo, delivery, settings, push } = kernel
  const samples = demo ? createSampleSignIn({ ...kernel, secret: kernel.visitorTokenSecret }) : null
  const studioUrl = deps.studioUrl ?? `http://127.0.0.1:${config.PORT}`
  const domains = await createDomains(kernel, { samples: samples?.services ?? null, studioUrl })
  if (!demo) await refuseDemoFactor(database, domains.operators)
  const signOfLife = new SignOfLife(kernel)
  // Runs that operators began at this process.
  const begunRuns = new RunningWork()
  const jobs: Job[] = []
  const operations = {
    ...kernel,
    jobs: () => jobs,
    begunRuns,
    signOfLife,
    invariantNames,
    dataFolder: config.BAIZE_DATA,
  }
  const handlers = handlersOf(kernel, domains, operationsRoutes(operations))
  kernel.handlers.give(handlers)
  jobs.push(...jobsOf(kernel, domains), ...(demo ? [createOperatorRobot({ ...kernel, handlers })] : []))
  domains.desk.jobsInTrouble.give(() => jobsInTrouble(operations))
  const { app, pictures } = await openHttp(kernel, domains, {
    handlers,
    jobHealth: () => readJobHealth(database, jobs),
    askMetrics: () => askMetrics(operations),
    checkResponses: deps.checkResponses,
    webDist: deps.webDist,
    consoleDist: deps.consoleDist,
    installSamples: server => samples?.install(server),
  })
  await domains.catalogue.start()
  await push.start()
  signOfLife.start()
  let scheduler: Promise<Scheduler> | null = null
  await app.ready()

  return {
    ...domains,
    ...{ demo, delivery, settings, app, handlers, jobs },
    signingKeys: publicSigningKeys(kernel.secrets.platformSigningKey),
    brand: kernel.brand,
    runJob(name) {
      const job = jobs.find(each => each.name === name)
      if (!job) throw new Error(`no job is called ${name}`)
      return runJob({ database, log }, job)
    },
    async startJobs() {
      scheduler ??= startScheduler(database, jobs, log)
      await scheduler.catch(error => {
        // It may be tried again.
        scheduler = null
        throw error
      })
    },
    async close() {
      await push.close()
      await app.close()
      await domains.operators.close()
      await delivery.close()
      await (await scheduler)?.stop()
      await begunRuns.drain()
      await signOfLife.stop()
      domains.catalogue.stop()
      await domains.gateway.drain()
      await domains.ledger.drain()
      await pictures.close()
      kernel.redis?.disconnect()
    },
  }
}
