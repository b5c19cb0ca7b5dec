import { testThird } from './won-as-priced.ts'

testThird(1)
