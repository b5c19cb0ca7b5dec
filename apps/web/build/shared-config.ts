import { fileURLToPath } from 'node:url'
import { linguiCatalogues } from '@baize/client-kit/lingui-catalogues.ts'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { catalogueParts } from './catalogue-parts.ts'

export const webRoot = fileURLToPath(new URL('..', import.meta.url))

/** Plugins that both builds share, so that server and browser render the same thing. */
export const sharedPlugins: PluginOption[] = [linguiCatalogues(catalogueParts), react()]

/** Components say "use client" for readers of other frameworks, and the time that plugins take is nothing to a newcomer. */
export const checks = { moduleLevelDirective: false, pluginTimings: false }

/** Class names are the same in both builds: they follow from file and name alone. They are short, as every page carries them. */
export const cssModules = { generateScopedName: '[local]_[hash:base64:5]' }
