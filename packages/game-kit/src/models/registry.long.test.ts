import { test } from 'vitest'
import { expectSameWins } from '../testing/same-wins.ts'
import { models } from './registry.ts'

test.each(Object.values(models).map(model => [model.name, model] as const))(
  'model %s evaluates to the win that its rules pay over twenty thousand rounds',
  (_, model) => expectSameWins(model, 20_000),
)
