/** The role tokens of the brand this app is built for; made by `@lobby/vite-preset`. */
declare module 'virtual:lobby/tokens.css';
