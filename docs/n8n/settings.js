// @ts-check

/**
 * The values of the node "Settings".
 *
 * @typedef {object} Settings
 * @property {string} teamEmail
 * @property {string} senderEmail
 * @property {string} siteName
 * @property {string} siteUrl
 * @property {string} timeZone
 * @property {number} callMinutes
 * @property {boolean} reminders whether visitors are reminded of their calls
 */

/** Reports whether an address is an example, which nobody has (RFC 2606). @param {string} address */
const isExample = (address) => /[@./]example(\.com|\.net|\.org)?$/.test(address);

/**
 * Checks the settings before a mail is sent. A request whose mail would reach nobody is then sent again.
 *
 * @param {Settings} settings
 * @param {typeof import('luxon').DateTime} DateTime
 */
export function checkSettings(settings, DateTime) {
  const { teamEmail, senderEmail, siteUrl, timeZone, callMinutes } = settings;
  for (const address of [teamEmail, senderEmail]) {
    if (!address.includes('@') || isExample(address)) {
      throw new Error('Set teamEmail and senderEmail in the node Settings');
    }
  }
  if (!/^https?:\/\/[^\s/?#]+$/.test(siteUrl) || isExample(siteUrl)) {
    throw new Error(
      'Set siteUrl in the node Settings: the site’s address, without a slash at its end',
    );
  }
  if (!DateTime.local({ zone: timeZone }).isValid) {
    throw new Error('timeZone in the node Settings is unknown');
  }
  if (!(callMinutes > 0)) throw new Error('callMinutes in the node Settings is no number');
}
