import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import type { FastifyInstance } from 'fastify'

const icon = (piece: 'tile' | 'maskable', width: 192 | 512) => ({
  src: `/img/app/${piece}-${width}.png`,
  sizes: `${width}x${width}`,
  type: 'image/png',
  purpose: piece === 'tile' ? 'any' : 'maskable',
})

/** What makes the site installable, under the brand's own name. */
export function installManifest(app: FastifyInstance, brand: () => Promise<BrandSettings>): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { brandName } = await brand()
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=300')
      .send({
        id: '/',
        name: brandName,
        short_name: brandName,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#0a110f',
        theme_color: '#0a110f',
        icons: [icon('tile', 192), icon('tile', 512), icon('maskable', 192), icon('maskable', 512)],
      })
  })
}
