import { fileURLToPath } from 'node:url'
import { linguiCatalogues } from '@baize/client-kit/lingui-catalogues.ts'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { catalogueParts } from './catalogue-parts.ts'

export const webRoot = fileURLToPath(new URL('..', import.meta.url))

/**
 * Plugins that both builds share, so that server and browser render the same thing.
 *
 * @param plain sources that React's compiler leaves as they are
 */
export const sharedPlugins = (plain: readonly RegExp[] = []): PluginOption[] => [
  linguiCatalogues(catalogueParts),
  react(),
  babel({ presets: [reactCompilerPreset()], exclude: [/node_modules/, ...plain] }),
]

/** The compiler has read "use no memo" before anything is bundled, and how long plugins took is nothing to a newcomer. */
export const checks = { moduleLevelDirective: false, pluginTimings: false }

/** Class names are the same in both builds: they follow from file and name alone. They are short, as every page carries them. */
export const cssModules = { generateScopedName: '[local]_[hash:base64:5]' }
