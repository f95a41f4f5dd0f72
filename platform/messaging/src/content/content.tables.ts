export {};

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    notices: {
      id: string;
      site_id: string;
      title_zh_cn: string;
      title_zh_tw: string;
      content_zh_cn: string;
      content_zh_tw: string;
      published_at: bigint;
    };
  }
}
