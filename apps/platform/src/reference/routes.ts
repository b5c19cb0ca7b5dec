import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** The browsable API reference at /docs, printed from the endpoint table; the document itself at /docs/json. */
export async function installReference(app: FastifyInstance): Promise<void> {
  await app.register(async scope => {
    await scope.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      theme: { title: 'Baize API reference' },
      uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, tryItOutEnabled: false },
    })
  })
}
