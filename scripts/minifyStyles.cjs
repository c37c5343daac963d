/** Takes indentation and lines of comments out of a module, because Next leaves them in the styles that browsers get. */
module.exports = (source) => source.replace(/^ *\/\*(?!\*).*\*\/\n/gm, '').replace(/^\s+/gm, '');
