import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Printed once a process: it follows from the table of endpoints alone. */
let document: ReturnType<typeof openApiDocument> | undefined

/** The browsable API reference at /docs, printed from the endpoint table; the document itself at /docs/json. */
export async function installReference(app: FastifyInstance): Promise<void> {
  document ??= openApiDocument()
  const specification = { document: document as never }
  await app.register(async scope => {
    await scope.register(swagger, { mode: 'static', specification })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      theme: { title: 'Baize API reference' },
      uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, tryItOutEnabled: false },
    })
  })
}
