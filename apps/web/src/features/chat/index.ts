export { ChatLauncher } from './chat-launcher.tsx'
export { Conversation } from './conversation.tsx'
export { talkSecret } from './talk-secret.ts'
export { useChat } from './use-chat.ts'
