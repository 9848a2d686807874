// Stands in for style sheets, which jsdom has no use for.
module.exports = {};
