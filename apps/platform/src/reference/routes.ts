import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Printed once a process, when it is first asked for: it follows from the table of endpoints alone. */
let document: ReturnType<typeof openApiDocument> | undefined

/** The browsable API reference at /docs, printed from the endpoint table; the document itself at /docs/json. */
export async function installReference(app: FastifyInstance): Promise<void> {
  // The library wants a document at its start; the real one takes its place in each answer.
  const specification = { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } }
  await app.register(async scope => {
    await scope.register(swagger, { mode: 'static', specification })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      transformSpecification: () => (document ??= openApiDocument()),
      transformSpecificationClone: false,
      staticCSP: true,
      theme: { title: 'Baize API reference' },
      uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, tryItOutEnabled: false },
    })
  })
}
