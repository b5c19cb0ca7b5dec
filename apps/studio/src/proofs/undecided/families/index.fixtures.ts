import { alone } from './alone.fixtures.ts'
import { book } from './book.fixtures.ts'
import { campaigns } from './campaigns.fixtures.ts'
import { rooms } from './rooms.fixtures.ts'
import { shared } from './shared.fixtures.ts'

export const families = [...alone, ...shared, ...book, ...rooms, campaigns]
