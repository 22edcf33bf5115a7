internal import CVips
