export { ChatRoom as default } from './chat-room.tsx';
