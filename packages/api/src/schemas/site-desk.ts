import { z } from 'zod'
import { moduleIds } from '../modules.ts'
import { brandChanges, brandSettings } from './brand-settings.ts'
import { nothing, reason, text } from './common.ts'
import { fieldRule, moduleNode } from './site.ts'

const version = z.number().int().min(1)
const saved = z.object({ version })
const length = z.number().int().min(0).max(255)

/** What may change of a field; its name, its place in the form and what it accepts stay. */
const fieldChange = z.strictObject({
  enabled: z.boolean().optional(),
  required: z.boolean().optional(),
  minLength: length.optional(),
  maxLength: length.optional(),
})

export const siteDeskSchemas = {
  'site.brand': { request: nothing, response: z.object({ version, settings: brandSettings }) },
  'site.saveBrand': { request: z.strictObject({ changes: brandChanges, version, reason }), response: saved },
  'site.modules': { request: nothing, response: z.object({ version, tree: z.array(moduleNode) }) },
  'site.saveModules': {
    request: z.strictObject({ changes: z.partialRecord(z.enum(moduleIds), z.boolean()), version, reason }),
    response: saved,
  },
  'members.fields': {
    request: nothing,
    response: z.object({ version, fields: z.record(z.string(), fieldRule) }),
  },
  'members.saveFields': {
    request: z.strictObject({ changes: z.record(text(40, 1), fieldChange), version, reason }),
    response: saved,
  },
}
