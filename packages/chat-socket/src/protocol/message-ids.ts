/** The numbers of the messages, both ways. */
export const messageIds = {
  heartbeat: 0,
  login: 10001,
  joinRoom: 10002,
  message: 10003,
  mute: 10004,
  block: 10005,
  roomStatus: 10006,
  vipLevel: 10007,
  joinBroadcast: 10008,
  roomStatusUpdate: 10009,
  history: 10011,
  roomDestroyed: 10013,
  scorePush: 10014,
  clearRoom: 10015,
  joinUnicast: 10016,
  giftRecord: 10017,
  scorePrediction: 10018,
  guestLogin: 10019,
  notification: 60000,
} as const;

export type MessageId = (typeof messageIds)[keyof typeof messageIds];
