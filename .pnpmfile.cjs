/**
 * The API docs page serves one ready-made browser file of @scalar/api-reference; the two hundred packages
 * that file was built from need not be on anybody's disk.
 */
function readPackage(pkg) {
  if (pkg.name === '@scalar/api-reference') pkg.dependencies = {};
  return pkg;
}

module.exports = { hooks: { readPackage } };
