import type { Model } from '../model.ts'
import { type BookDefinition, bookDefinition } from './definition.ts'
import { bookEvaluator } from './evaluate.ts'
import { bookFacts } from './exact.ts'
import { playBook } from './rules.ts'

export const bookModel: Model<BookDefinition> = {
  letter: 'h',
  name: 'book',
  definition: bookDefinition,
  play: playBook,
  evaluator: bookEvaluator,
  facts: bookFacts,
}
