/** Every build switch (docs/rules.md#pages). Each brand answers each one; there are no defaults. */
export interface Switches {
  /** Members may deposit here; off, the deposit pages and their help do not exist. */
  readonly deposit: boolean;
  /** The sportsbook is our own (enName crty); off, its pages and every link into it do not exist. */
  readonly selfRunSports: boolean;
  /** 体育 leads straight into the sportsbook instead of a list of sport venues. */
  readonly skippingSports: boolean;
  /** The member may choose the professional edition; off, classic is forced. */
  readonly professionalTheme: boolean;
  /** The site has a permanent address (`api.host`), shown to members, before customer service and by the QR code of `/download`. */
  readonly permanentSite: boolean;
  /** Games open inside the site; off, the halls of the home page and the list of sport venues open them in a new tab. */
  readonly innerGames: boolean;
  /** Balances start masked until the member shows them. */
  readonly hideRealNumbers: boolean;
  /** The main navigation shows words only. */
  readonly hideNavigationIcons: boolean;
  /** Withdrawals ask for a second password; off, for a code to what is bound. The site's row on the platform says the same. */
  readonly withdrawalPassword: boolean;
  /** The agent page (合营) and every link to it do not exist. */
  readonly hideAgents: boolean;
  /**
   * Visitors may look at the sportsbook: prices, match pages, rules; a press on a price asks for a login. Off, the
   * sportsbook needs a member.
   */
  readonly visitorsMayLook: boolean;
  /** Members may talk in rooms beside the matches; off, no way leads to them. What the site tells a member is told all the same. */
  readonly chat: boolean;
}
