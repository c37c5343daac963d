const states = `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia,
  Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan,
  Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York,
  North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota,
  Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming`;

/** Large or well-known cities. */
const cities = `Akron, Albany, Albuquerque, Alexandria, Allentown, Amarillo, Anaheim, Anchorage, Ann Arbor, Annapolis,
  Arlington, Asheville, Aspen, Atlanta, Augusta, Aurora, Austin, Bakersfield, Baltimore, Bangor, Baton Rouge, Beaumont,
  Bellevue, Berkeley, Beverly Hills, Billings, Birmingham, Bismarck, Boca Raton, Boise, Boston, Boulder, Bridgeport,
  Brooklyn, Brownsville, Buffalo, Burbank, Burlington, Cambridge, Cape Coral, Carlsbad, Carson City, Cedar Rapids,
  Chandler, Charleston, Charlotte, Chattanooga, Chesapeake, Cheyenne, Chicago, Chula Vista, Cincinnati, Clearwater,
  Cleveland, Colorado Springs, Columbia, Columbus, Concord, Coral Springs, Corpus Christi, Dallas, Davenport, Dayton,
  Daytona Beach, Denver, Des Moines, Detroit, Dover, Duluth, Durham, El Paso, Elizabeth, Erie, Eugene, Evansville,
  Fargo, Fayetteville, Flagstaff, Flint, Florence, Fort Lauderdale, Fort Wayne, Fort Worth, Frankfort, Fremont, Fresno,
  Frisco, Gainesville, Galveston, Garland, Gilbert, Glendale, Grand Rapids, Green Bay, Greensboro, Hampton, Harlem,
  Harrisburg, Hartford, Helena, Henderson, Hialeah, Hollywood, Honolulu, Houston, Huntington Beach, Huntsville,
  Independence, Indianapolis, Irvine, Irving, Jackson, Jacksonville, Jefferson City, Jersey City, Joliet, Juneau,
  Kansas City, Key West, Knoxville, Lafayette, Lakewood, Lancaster, Lansing, Laredo, Las Vegas, Lexington, Lincoln,
  Little Rock, Long Beach, Los Angeles, Louisville, Lubbock, Madison, Malibu, Manchester, Manhattan, McAllen, Memphis,
  Mesa, Miami, Midland, Milwaukee, Minneapolis, Mobile, Modesto, Montgomery, Montpelier, Moreno Valley, Murfreesboro,
  Myrtle Beach, Naperville, Naples, Nashville, New Haven, New Orleans, Newark, Newport, Norfolk, Norman, Oakland,
  Oceanside, Ogden, Olympia, Omaha, Ontario, Orange, Orlando, Oxnard, Palm Springs, Pasadena, Paterson, Pensacola,
  Peoria, Philadelphia, Phoenix, Pittsburgh, Plano, Pomona, Portland, Princeton, Providence, Provo, Pueblo, Queens,
  Raleigh, Rapid City, Reno, Richmond, Riverside, Roanoke, Rochester, Rockford, Sacramento, Saint Louis, Saint Paul,
  Salem, Salinas, Salt Lake City, San Antonio, San Bernardino, San Diego, San Francisco, San Jose, Santa Ana,
  Santa Barbara, Santa Clarita, Santa Fe, Santa Monica, Sarasota, Savannah, Scottsdale, Scranton, Seattle, Shreveport,
  Sioux City, Sioux Falls, Spokane, Springfield, Stamford, Staten Island, Stockton, Syracuse, Tacoma, Tallahassee,
  Tampa, Tempe, Toledo, Topeka, Torrance, Trenton, Tucson, Tulsa, Tuscaloosa, Tyler, Virginia Beach, Waco, Wichita,
  Wilmington, Winston-Salem, Worcester, Yonkers, York, Youngstown`;

/** American businesses are often named after these. */
export const placeNames = `${states}, ${cities}`.split(/,\s+/);
